-- nobody leaves before they came; who is not there any longer left before now
SELECT count(*) FROM admissions WHERE discharged_at <= admitted_at OR discharged_at > '2026-01-01T00:00:00';

-- who treats somebody is of the ward that the diagnosis asks for, and was there
SELECT count(*) FROM admissions a LEFT JOIN doctors d ON d.id = a.doctor_id LEFT JOIN diagnoses g ON g.code = a.diagnosis_code
WHERE NOT coalesce(d.ward_code = a.ward_code AND g.ward_code = a.ward_code AND d.hired_on <= a.admitted_at, false);

-- appointments are with a doctor of their ward, and never on a Sunday
SELECT count(*) FROM appointments a LEFT JOIN doctors d ON d.id = a.doctor_id
WHERE NOT coalesce(d.ward_code = a.ward_code, false) OR dayofweek(a.day::DATE) = 0;

-- observations are of the first day
SELECT count(*) FROM observations o JOIN admissions a ON a.id = o.admission_id
WHERE o.taken_at::TIMESTAMP NOT BETWEEN a.admitted_at::TIMESTAMP AND a.admitted_at::TIMESTAMP + INTERVAL 1 DAY;

-- who has a fever was seen with 38 degrees or more
SELECT count(*) FROM admissions a LEFT JOIN (SELECT admission_id, max(temperature::DECIMAL(9, 1)) AS t FROM observations GROUP BY 1) o ON o.admission_id = a.id
WHERE (a.fever = 'true') <> (coalesce(o.t, 0) >= 38);

-- an admission shows its patient's name
SELECT count(*) FROM admissions a JOIN patients p ON p.id = a.patient_id WHERE a.patient <> p.name;
