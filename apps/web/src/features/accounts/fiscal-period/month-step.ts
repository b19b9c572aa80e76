/** What the record of a period offers to do with its locks. */
export type MonthStep = 'softClose' | 'close' | 'forceClose' | 'reopen'
