-- each sensor reports every minute of the day
SELECT count(*) FROM (SELECT sensor_id, count(*) AS n, count(DISTINCT "at") AS d, min("at") AS a, max("at") AS z FROM readings GROUP BY 1)
WHERE n <> 1440 OR d <> 1440 OR a <> '2025-12-31T00:00:00' OR z <> '2025-12-31T23:59:00';

-- the change is that since the minute before, none in the first
SELECT count(*) FROM (SELECT change, celsius::DECIMAL(9, 1) - lag(celsius::DECIMAL(9, 1)) OVER (PARTITION BY sensor_id ORDER BY "at") AS said FROM readings)
WHERE change::DECIMAL(9, 1) IS DISTINCT FROM said;

-- the offset of a sensor is the sum of its calibrations
SELECT count(*) FROM (SELECT sensor_id, sum(step::DECIMAL(9, 2)) AS steps, list("offset"::DECIMAL(9, 2)) AS offsets FROM calibrations GROUP BY 1)
WHERE NOT list_contains(offsets, steps);

-- there is an alarm just where it is too warm, and a sensor counts them
SELECT count(*) FROM readings r JOIN sensors s ON s.id = r.sensor_id WHERE (r.alarm = 'true') <> (r.celsius::DECIMAL(9, 1) > s.alarm_above::DECIMAL(9, 1));
SELECT count(*) FROM sensors s LEFT JOIN (SELECT sensor_id, count(*) AS n FROM readings WHERE alarm = 'true' GROUP BY 1) r ON r.sensor_id = s.id WHERE s.alarms::INT <> coalesce(r.n, 0);
