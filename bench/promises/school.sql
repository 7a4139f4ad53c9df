-- the average of an enrolment is that of its marks, to half a tenth
SELECT count(*) FROM enrolments e LEFT JOIN (SELECT enrolment_id, avg(points::INT) AS average FROM marks GROUP BY 1) m ON m.enrolment_id = e.id
WHERE (e.average IS NULL) <> (m.average IS NULL) OR abs(e.average::DOUBLE - m.average) > 0.0500001;

-- the average of a pupil is that of the enrolments, and of a class that of its pupils
SELECT count(*) FROM pupils p LEFT JOIN (SELECT pupil_id, avg(average::DOUBLE) AS average FROM enrolments GROUP BY 1) e ON e.pupil_id = p.id
WHERE NOT coalesce(abs(p.average::DOUBLE - e.average) < 0.0500001, false);
SELECT count(*) FROM classes c LEFT JOIN (SELECT class_id, avg(average::DOUBLE) AS average FROM pupils GROUP BY 1) p ON p.class_id = c.id
WHERE NOT coalesce(abs(c.average::DOUBLE - p.average) < 0.0500001, false);

-- who has 50 points has passed, and gets the subject's credits
SELECT count(*) FROM enrolments WHERE (passed = 'true') <> (average::DOUBLE >= 50);
SELECT count(*) FROM pupils p LEFT JOIN (SELECT pupil_id, sum(credits::INT) AS credits FROM enrolments e JOIN subjects s ON s.code = e.subject_code WHERE passed = 'true' GROUP BY 1) e ON e.pupil_id = p.id
WHERE p.credits::INT <> coalesce(e.credits, 0);

-- each class has twenty lessons at different times, each by a teacher of the school and the subject
SELECT count(*) FROM (SELECT class_id, count(DISTINCT (weekday, period)) AS n FROM lessons GROUP BY 1) WHERE n <> 20;
SELECT count(*) FROM lessons l JOIN classes c ON c.id = l.class_id JOIN teachers t ON t.id = l.teacher_id
WHERE t.subject_code <> l.subject_code OR t.school_id <> c.school_id OR l.school_id <> c.school_id;

-- sixteen classes of a school have sixteen names and rooms, and a teacher of the school
SELECT count(*) FROM (SELECT school_id, count(DISTINCT name) AS names, count(DISTINCT room) AS rooms FROM classes GROUP BY 1) WHERE names <> 16 OR rooms <> 16;
SELECT count(*) FROM classes c JOIN teachers t ON t.id = c.teacher_id WHERE t.school_id <> c.school_id;
SELECT count(*) FROM schools s LEFT JOIN (SELECT school_id, count(*) AS n FROM pupils p JOIN classes c ON c.id = p.class_id GROUP BY 1) p ON p.school_id = s.id WHERE s.places::INT <> coalesce(p.n, 0);
