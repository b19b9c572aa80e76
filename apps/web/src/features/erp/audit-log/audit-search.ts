import type { AuditFilters } from '@countinghouse/contract/erp/audit-log'
import { auditOutcomes } from '@countinghouse/contract/erp/audit-log'
import { auditVerbs } from '@countinghouse/contract/erp/audit-labels'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { choiceIn, dayIn, idIn, textIn } from '../../../kit/report/search-values.ts'

export type AuditSearch = { readonly [K in keyof AuditFilters]-?: NonNullable<AuditFilters[K]> | null } & {
  /** Cursor of the page of older entries; null: the newest. */
  readonly before: string | null
  /** Id of the open entry. */
  readonly row: number | null
}

/** Parses the search parameters; invalid values are ignored. */
export const auditSearch: SearchCodec<AuditSearch> = {
  parse: ({ from, to, user, store, entity, record, event, field, outcome, ip, request, before, row }) => ({
    from: dayIn(from),
    to: dayIn(to),
    userId: idIn(user),
    storeId: idIn(store),
    entity: textIn(entity, 80),
    entityId: idIn(record),
    event: choiceIn(auditVerbs, event),
    field: textIn(field, 80),
    outcome: choiceIn(auditOutcomes, outcome),
    ip: textIn(ip, 45),
    requestId: textIn(request, 80),
    before: /^\d{1,16}\.\d{1,15}$/.test(String(before)) ? String(before) : null,
    row: idIn(row),
  }),
  serialise: ({ userId, storeId, entityId, requestId, ...others }) => ({
    ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, value ?? undefined])),
    user: userId ?? undefined,
    store: storeId ?? undefined,
    record: entityId ?? undefined,
    request: requestId ?? undefined,
  }),
}

/** Query parameters for the server. */
export function auditFilters(state: AuditSearch): AuditFilters {
  return Object.fromEntries(
    Object.entries(state).filter(([name, value]) => value !== null && name !== 'before' && name !== 'row'),
  )
}
