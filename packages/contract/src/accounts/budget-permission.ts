/** Permission to view budgets. */
export const budgetPermission = 'budgets:view'
