/** How much work is left before a construction is given up; what it would make is too large to be worth it. */
export interface Budget {
  /** Takes so many units; throws `BudgetSpent` where fewer are left. */
  spend(units: number): void;
}

/** That a construction asked for more than it may. Whoever gave the budget catches it. */
export class BudgetSpent extends Error {}

/** Creates a budget of so many units. */
export function createBudget(units: number): Budget {
  let left = units;
  return {
    spend(some) {
      left -= some;
      if (left < 0) throw new BudgetSpent();
    },
  };
}
