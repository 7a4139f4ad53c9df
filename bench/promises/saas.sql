-- an issue is of the organisation of its project, as are who reported it and who works on it
SELECT count(*) FROM issues i
LEFT JOIN projects p ON p.id = i.project_id LEFT JOIN users r ON r.id = i.reporter_id LEFT JOIN users a ON a.id = i.assignee_id
WHERE NOT coalesce(p.org_id = i.org_id AND r.org_id = i.org_id AND (i.assignee_id IS NULL OR a.org_id = i.org_id), false);

-- a comment is of the organisation of its issue, as is its author
SELECT count(*) FROM comments c LEFT JOIN issues i ON i.id = c.issue_id LEFT JOIN users u ON u.id = c.author_id
WHERE NOT coalesce(i.org_id = c.org_id AND u.org_id = c.org_id, false);

-- the issues of a project are numbered from 1
SELECT count(*) FROM (SELECT project_id, count(*) AS n, count(DISTINCT number) AS d, min(number::INT) AS a, max(number::INT) AS z FROM issues GROUP BY 1)
WHERE NOT (d = n AND a = 1 AND z = n);

-- just what is done is closed, after it was opened
SELECT count(*) FROM issues WHERE (state = 'done') <> (closed_at IS NOT NULL) OR closed_at < opened_at OR closed_at > '2026-01-01T00:00:00';

-- an organisation pays for its users, by its plan
SELECT count(*) FROM orgs o LEFT JOIN (SELECT org_id, count(*) AS n FROM users GROUP BY 1) u ON u.org_id = o.id
WHERE o.seats::INT <> coalesce(u.n, 0) OR o.monthly::DECIMAL(18, 2) <> coalesce(u.n, 0) * CASE o.plan WHEN 'enterprise' THEN 19 WHEN 'team' THEN 8 ELSE 0 END;

-- an issue has as many answers as it says
SELECT count(*) FROM issues i LEFT JOIN (SELECT issue_id, count(*) AS n FROM comments GROUP BY 1) c ON c.issue_id = i.id WHERE i.answers::INT <> coalesce(c.n, 0);
