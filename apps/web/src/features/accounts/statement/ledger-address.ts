import { ledgerPage } from '@countinghouse/contract/accounts/ledger'
import { addDays } from '@countinghouse/kernel/days'

type Lines = {
  readonly accountIds: readonly number[]
  /** Null: since the first line. */
  readonly from: string | null
  readonly to: string
  readonly storeId?: number | null
}

/** Address of the journal lines behind a figure. */
export function ledgerAddress({ accountIds, from, to, storeId = null }: Lines) {
  return {
    to: ledgerPage.path,
    search: {
      accountId: accountIds.join(','),
      ...(from === null ? { 'postedOn.before': addDays(to, 1) } : { 'postedOn.between': `${from},${to}` }),
      ...(storeId !== null && { storeId }),
    },
  }
}
