-- nobody follows themselves, and nobody somebody twice
SELECT count(*) FROM follows WHERE follower_id = followed_id;
SELECT count(*) - count(DISTINCT (follower_id, followed_id)) FROM follows;

-- who is followed is there
SELECT count(*) FROM follows f WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = f.followed_id);

-- few are followed by many: on a plane of logarithms, followers fall with the rank by a straight line of slope -0.25 to -1
SELECT count(*) FROM (
  SELECT regr_slope(ln(n), ln(r)) AS slope, regr_r2(ln(n), ln(r)) AS fit
  FROM (SELECT n, row_number() OVER (ORDER BY n DESC) AS r FROM (SELECT count(*) AS n FROM follows GROUP BY followed_id)) WHERE r <= (SELECT count(*) / 2 FROM users)
) WHERE NOT (slope BETWEEN -1 AND -0.25 AND fit > 0.9);

-- nobody follows or posts before they joined
SELECT (SELECT count(*) FROM follows f JOIN users u ON u.id = f.follower_id WHERE f.since < u.joined_on)
  + (SELECT count(*) FROM posts p JOIN users u ON u.id = p.author_id WHERE p.posted_at < u.joined_on);

-- nobody likes a post before it is there
SELECT count(*) FROM likes l JOIN posts p ON p.id = l.post_id WHERE l.at < p.posted_at;
