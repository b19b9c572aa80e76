import { Readable } from 'node:stream'
import type { RoleFile } from '@countinghouse/contract/erp/role'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import { readRole } from './clone-role.ts'
import { createRole } from './create-role.ts'

/** Exports a role as JSON, without IP addresses, which belong to the network of this company. Throws: not_found. */
export async function exportRole(ctx: Ctx, reader: Reader, id: number): Promise<DownloadAnswer> {
  const { events, limits, code, name, description, colour, require2fa } = await readRole(reader, ctx.companyId, id)
  const names = await permissionNames(reader, [...events.keys()])
  const content = {
    form: 1,
    code,
    name,
    description,
    colour: colour as RoleFile['colour'],
    require2fa,
    events: [...events].map(([eventId, dataScope]) => ({ permission: names.get(eventId) ?? '', dataScope })),
    limits: [...limits],
  } satisfies RoleFile
  ctx.audit({ entity: 'erp.role', entityId: id, label: name, before: null, after: { exported: content.events.length } })
  return {
    bytes: Readable.from([`${JSON.stringify(content, null, 2)}\n`]),
    name: cleanFileName(`${name}.json`),
    mediaType: 'application/json',
  }
}

/** Creates a role from an exported file; unknown permissions are skipped. Throws: as createRole. */
export async function importRole(ctx: Ctx, tx: Tx, { events, ...file }: RoleFile) {
  const { rows } = await sql<{ id: number; permission: string }>`
    select id, permission from erp.page_event
    where retired_at is null and permission = any(${events.map(({ permission }) => permission)}::text[])`.execute(tx)
  const ids = new Map(rows.map(({ id, permission }) => [permission, id]))
  const known = events.flatMap(({ permission, dataScope }) => {
    const id = ids.get(permission)
    return id === undefined ? [] : [[id, dataScope] as const]
  })
  const created = await createRole(ctx, tx, { ...file, ipAllow: [], clonedFromId: null, events: new Map(known) })
  const unknown = events.map(({ permission }) => permission).filter((permission) => !ids.has(permission))
  return { ...created, unknown }
}

async function permissionNames(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; permission: string }>`
    select id, permission from erp.page_event where id = any(${ids}::bigint[])`.execute(reader)
  return new Map(rows.map(({ id, permission }) => [id, permission]))
}
