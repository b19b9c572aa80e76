import type { SessionUser } from '@countinghouse/contract/auth/session'

type Named = Pick<SessionUser, 'Usr_fname' | 'Usr_lname'>

export function fullNameOf(user: Named): string {
  return `${user.Usr_fname} ${user.Usr_lname}`.trim()
}

/** Name of the user's current store; empty without one. */
export function storeNameOf(user: Pick<SessionUser, 'Usr_storeidfk' | 'allowedStores'>): string {
  return user.allowedStores.find((store) => store.sno === user.Usr_storeidfk)?.Str_name ?? ''
}
