/** Largest turnover of a customer that is compared. Units: minor units of the company's currency. */
export const mostTurnoverMinor = 1_000_000_000_000
