-- who has a fee pays one of those there are
SELECT count(*) FROM members m WHERE NOT EXISTS (SELECT 1 FROM fees f WHERE f.id = m.fee);

-- cells that are given stand where they were given
SELECT count(*) <> 1 FROM members WHERE email = 'board@club.example';
