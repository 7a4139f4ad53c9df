/** What a person asks of the plan besides the schema. */
export interface PlanDemands {
  /** Whether what a locale borrows or lacks is an error, not a note. */
  readonly strict?: boolean | undefined;
}
