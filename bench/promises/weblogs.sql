-- a session has as many hits and bytes as its requests, and lasts until the last of them
SELECT count(*) FROM sessions s LEFT JOIN (SELECT session_id, count(*) AS n, sum(bytes::BIGINT) AS bytes, min(second::INT) AS first, max(second::INT) AS last FROM requests GROUP BY 1) r ON r.session_id = s.id
WHERE NOT coalesce(r.n = s.hits::INT AND r.bytes = s.bytes::BIGINT AND r.first = 0 AND r.last = s.seconds::INT, false);

-- who asks for one page has bounced
SELECT count(*) FROM sessions WHERE (bounced = 'true') <> (hits = '1');
SELECT count(*) FROM sessions WHERE bounced = 'true' AND seconds <> '0';

-- from a fifth to two fifths bounce
SELECT count(*) FROM (SELECT avg((bounced = 'true')::INT) AS share FROM sessions) WHERE share NOT BETWEEN 0.2 AND 0.4;

-- a request comes so many seconds after its session's begin
SELECT count(*) FROM requests r JOIN sessions s ON s.id = r.session_id
WHERE epoch(r.at::TIMESTAMP) - epoch(s.started_at::TIMESTAMP) <> r.second::INT;

-- what is answered is something that the site answers
SELECT count(*) FROM requests WHERE (method = 'POST' AND path LIKE '/assets/%') OR (status = '304' AND bytes <> '0');
