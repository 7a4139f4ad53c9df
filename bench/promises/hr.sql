-- only the first has no manager, and managers stand in earlier rows
SELECT count(*) FROM employees WHERE (id = '1') <> (manager_id IS NULL) OR manager_id::INT >= id::INT;

-- managers were hired no later, and earn more
SELECT count(*) FROM employees e JOIN employees m ON m.id = e.manager_id
WHERE e.hired_on < m.hired_on OR e.salary::INT >= m.salary::INT;

-- nobody was hired under 18, or is paid before they came
SELECT count(*) FROM employees WHERE date_diff('day', born::DATE + INTERVAL 18 YEAR, hired_on::DATE) < 0;
SELECT count(*) FROM salaries s JOIN employees e ON e.id = s.employee_id WHERE s.year < left(e.hired_on, 4);

-- the paid salary rises with the years
SELECT count(*) FROM salaries a JOIN salaries b ON a.employee_id = b.employee_id AND a.year::INT < b.year::INT
WHERE a.amount::DECIMAL(18, 2) >= b.amount::DECIMAL(18, 2);

-- no day is the birthday of more than a hundredth
SELECT count(*) FROM (SELECT born, count(*) AS n FROM employees GROUP BY born) WHERE n > 0.01 * (SELECT count(*) FROM employees);
