import { bindMaster, nameRecords } from '@countinghouse/contract/erp/pickers'
import type { PickerItem } from '@countinghouse/contract/erp/pickers'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader } from '../../platform/database/db.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import type { Narrowing } from '../../platform/pickers/pick-records.ts'
import { pickRecords } from '../../platform/pickers/pick-records.ts'
import { isOpen, isTold, wayTo } from '../../platform/pickers/picker-list.ts'
import type { PickerList } from '../../platform/pickers/picker-list.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { findLabels } from '../../platform/pickers/record-labels.ts'
import { sharedLists } from '../../platform/pickers/shared-lists.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Roles are readable by all users, because any user can share a view with a role. */
const pickers = [
  pickerTable({ entity: 'erp.role', page: 'everyone', isActive: sql`r.status = 'active'` }),
  pickerTable({
    entity: 'erp.app_user',
    page: null,
    code: null,
    label: sql`r.first_name || ' ' || r.last_name`,
    isActive: sql`r.status = 1`,
  }),
]

type Requested = {
  readonly lists: readonly string[]
  readonly q?: string | undefined
  readonly cursor?: string | undefined
  readonly hasDrafts?: boolean | undefined
  readonly within?: Narrowing | undefined
}
type Bound = { items: PickerItem[]; next: string | null; isSimilar?: true; page: string | null; canCreate: boolean }

const api = ({ pickers: lists }: Declared) => [
  handleRead(bindMaster, async (ctx, reader, requested) => await bind(ctx, reader, lists, requested)),
  handleRead(nameRecords, async (ctx, reader, { wanted }) => {
    const named = []
    for (const { list: entity, ids } of wanted) {
      const list = lists.find((known) => known.entity === entity)
      if (list === undefined || !isOpen(list, ctx.grants)) continue
      named.push({
        list: entity,
        items: await findLabels(reader, ctx.companyId, entity, ids, isTold(list, ctx.grants)),
      })
    }
    return { lists: named }
  }),
]

/**
 * Throws: invalid_input for an unknown list, a cursor or a narrowing without exactly one list, or one by what is no field of it; forbidden for a list the caller may
 * not read.
 */
async function bind(ctx: Ctx, reader: Reader, known: readonly PickerList[], requested: Requested) {
  const bound: Record<string, Bound> = {}
  const names = [...new Set(requested.lists)]
  if (requested.cursor !== undefined && names.length > 1) return refuse(ctx, 'cursor')
  const narrowed = Object.keys(requested.within ?? {})
  if (narrowed.length > 0 && names.length > 1) return refuse(ctx, 'within')
  for (const name of names) {
    const load = Object.hasOwn(sharedLists, name) ? sharedLists[name] : undefined
    const list = known.find(({ entity }) => entity === name)
    if (load !== undefined) {
      const choices = await load(reader)
      const items = choices.map(({ code, name: itsName, nameAr }) => ({
        id: code,
        code,
        name: itsName,
        ...(nameAr !== undefined && { name_ar: nameAr }),
      }))
      bound[name] = { items, next: null, page: null, canCreate: false }
    } else if (list === undefined) return refuse(ctx, 'lists')
    else if (narrowed.some((field) => !list.narrowing.has(field))) return refuse(ctx, 'within')
    else if (isOpen(list, ctx.grants))
      bound[name] = { ...(await pickRecords(reader, ctx, list, requested)), ...wayTo(list, ctx.grants) }
    else return fail('forbidden', { details: { reason: 'page' } })
  }
  return bound
}

function refuse({ locale }: Ctx, field: 'cursor' | 'lists' | 'within'): never {
  return fail('invalid_input', {
    fields: { [field]: [{ code: 'not_a_choice', message: format(text.not_a_choice, locale) }] },
  })
}

export const module = defineModule({ pickers, api })
