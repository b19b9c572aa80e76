import { updateCompany, updateStore } from '@countinghouse/contract/auth/session'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { isLeaveMeant } from './planned-leave.ts'

/**
 * Another store of the same user: what is on screen is fetched again for it. Ends with the server's answer and does not
 * wait for that, so that what closes afterwards never closes what was opened meanwhile. Throws: CallError.
 */
export async function switchStore(queryClient: QueryClient, storeId: number): Promise<void> {
  await call(updateStore, { storeId })
  void queryClient.invalidateQueries()
}

/** Switching company starts a new session and reloads the app. Throws: CallError. */
export async function switchCompany(companyId: number): Promise<void> {
  if (!(await isLeaveMeant())) return
  await call(updateCompany, { companyId })
  location.assign('/')
}
