-- the average of an enrolment is that of its marks, to half a tenth
SELECT count(*) FROM enrolments e LEFT JOIN (SELECT enrolment_id, avg(points::INT) AS average FROM marks GROUP BY 1) m ON m.enrolment_id = e.id
WHERE (e.average IS NULL) <> (m.average IS NULL) OR abs(e.average::DOUBLE - m.average) > 0.0500001;

-- the average of a pupil is that of the enrolments, and of a class that of its pupils
SELECT count(*) FROM pupils p LEFT JOIN (SELECT pupil_id, avg(average::DOUBLE) AS average FROM enrolments GROUP BY 1) e ON e.pupil_id = p.id
WHERE NOT coalesce(abs(p.average::DOUBLE - e.average) < 0.0500001, false);
SELECT count(*) FROM classes c LEFT JOIN (SELECT class_name, avg(average::DOUBLE) AS average FROM pupils GROUP BY 1) p ON p.class_name = c.name
WHERE NOT coalesce(abs(c.average::DOUBLE - p.average) < 0.0500001, false);

-- who has 50 points has passed, and gets the subject's credits
SELECT count(*) FROM enrolments WHERE (passed = 'true') <> (average::DOUBLE >= 50);
SELECT count(*) FROM pupils p LEFT JOIN (SELECT pupil_id, sum(credits::INT) AS credits FROM enrolments e JOIN subjects s ON s.code = e.subject_code WHERE passed = 'true' GROUP BY 1) e ON e.pupil_id = p.id
WHERE p.credits::INT <> coalesce(e.credits, 0);

-- each class has twenty lessons at different times, each by a teacher of the subject
SELECT count(*) FROM (SELECT class_name, count(DISTINCT (weekday, period)) AS n FROM lessons GROUP BY 1) WHERE n <> 20;
SELECT count(*) FROM lessons l JOIN teachers t ON t.id = l.teacher_id WHERE t.subject_code <> l.subject_code;
