import { fail } from '@countinghouse/contract/errors'
import type { PickerItem } from '@countinghouse/contract/erp/pickers'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import type { Ctx } from '../../platform/context.ts'
import type { Reader } from '../../platform/db.ts'
import { handleRead } from '../../platform/handle.ts'

type Picker = (ctx: Ctx, reader: Reader) => Promise<PickerItem[]>

const pickers: Readonly<Record<string, Picker>> = { country: countries, currency: currencies, role: roles }

export const api = [
  handleRead(bindMaster, async (ctx, reader, { lists }) => {
    const bound: Record<string, { items: PickerItem[]; next: string | null }> = {}
    for (const name of new Set(lists)) {
      const picker = Object.hasOwn(pickers, name) ? pickers[name] : undefined
      if (picker === undefined)
        return fail('invalid_input', {
          fields: { lists: [{ code: 'not_a_choice', message: `There is no picker list ${name}.` }] },
        })
      bound[name] = { items: await picker(ctx, reader), next: null }
    }
    return bound
  }),
]

async function countries(_ctx: Ctx, reader: Reader): Promise<PickerItem[]> {
  const rows = await reader.selectFrom('platform.country').select(['code', 'name', 'name_ar']).orderBy('name').execute()
  return rows.map((row) => ({ id: row.code, ...row }))
}

async function currencies(_ctx: Ctx, reader: Reader): Promise<PickerItem[]> {
  const rows = await reader.selectFrom('platform.currency').select(['code', 'name']).orderBy('code').execute()
  return rows.map((row) => ({ id: row.code, ...row }))
}

async function roles(ctx: Ctx, reader: Reader): Promise<PickerItem[]> {
  return await reader
    .selectFrom('erp.role')
    .select(['id', 'code', 'name'])
    .where('company_id', '=', ctx.companyId)
    .orderBy('name')
    .execute()
}
