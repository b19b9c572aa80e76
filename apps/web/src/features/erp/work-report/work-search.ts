import type { WorkFilters } from '@countinghouse/contract/erp/work-report'
import { workSubjects } from '@countinghouse/contract/erp/work-report'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { choiceIn, dayIn, idIn } from '../../../kit/report/search-values.ts'

export type WorkSearch = {
  readonly from: string | null
  readonly to: string | null
  readonly by: WorkFilters['by']
  readonly userId: number | null
  readonly storeId: number | null
  readonly roleId: number | null
  readonly compare: boolean
}

export const workSearch: SearchCodec<WorkSearch> = {
  parse: ({ from, to, by, user, store, role, compare }) => ({
    from: dayIn(from),
    to: dayIn(to),
    by: choiceIn(workSubjects, by) ?? 'user',
    userId: idIn(user),
    storeId: idIn(store),
    roleId: idIn(role),
    compare: compare === '1',
  }),
  serialise: ({ from, to, by, userId, storeId, roleId, compare }) => ({
    from: from ?? undefined,
    to: to ?? undefined,
    by: by === 'user' ? undefined : by,
    user: userId ?? undefined,
    store: storeId ?? undefined,
    role: roleId ?? undefined,
    compare: compare ? '1' : undefined,
  }),
}

/** Query parameters for the server. */
export function workFilters({ by, from, to, userId, storeId, roleId }: WorkSearch): WorkFilters {
  const narrowing = Object.entries({ from, to, userId, storeId, roleId })
  return { by, ...Object.fromEntries(narrowing.filter(([, value]) => value !== null)) }
}
