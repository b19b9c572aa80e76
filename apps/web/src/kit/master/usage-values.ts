import type { Master } from '@countinghouse/contract/master'
import { call } from '../../app/calls/call.ts'
import type { AsidesOf } from '../selection/chosen-records.ts'

/** Number of references of each record, as shown in the list. */
export function usagesOf(master: Master): AsidesOf {
  return async (ids) => {
    const { items } = await call(master.routes.usages, { ids: [...ids] })
    const counts = new Map(items.map(({ id, count }) => [id, count]))
    return new Map(ids.map((id) => [id, { usage: counts.get(id) ?? 0 }]))
  }
}
