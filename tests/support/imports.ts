import type { Master } from '@countinghouse/contract/master'
import type { FileRow } from '../../apps/server/src/modules/desk/index.ts'
import {
  startImport,
  finishImport,
  importChunk,
  referencesOf,
  undoImportChunk,
} from '../../apps/server/src/modules/desk/index.ts'
import { auditRows } from '../../apps/server/src/platform/audit/audit.ts'
import { checkRows } from '../../apps/server/src/platform/bulk/apply-rows.ts'
import type { BulkCtx, Outcome } from '../../apps/server/src/platform/bulk/bulk-row.ts'
import type { Change } from '../../apps/server/src/platform/calls/context.ts'
import type { Tx } from '../../apps/server/src/platform/database/db.ts'
import { importColumns } from '../../apps/server/src/platform/import/import-columns.ts'
import { mapColumns } from '../../apps/server/src/platform/import/map-columns.ts'
import { RecordWords } from '../../apps/server/src/platform/import/record-labels.ts'
import type { Cell } from '../../apps/server/src/platform/spreadsheet/cell.ts'
import { readTable } from './import-plans.ts'
import type { Tenant, TestServer } from './server.ts'

const rowsPerChunk = 1000

/** Who writes many records outside a request; no module guards them. */
export function writerOf(companyId: number, userId: number, audit: BulkCtx['audit'] = () => undefined): BulkCtx {
  const grants: BulkCtx['grants'] = {
    isAdministrator: true,
    roleIds: [],
    events: new Map(),
    modules: new Set(),
    isStoreAllowed: true,
    limits: new Map(),
    highRisk: new Set(),
    secondFactor: new Set(),
    needsSecondFactor: false,
    storesWith: () => null,
  }
  return { companyId, userId, locale: 'en', grants, audit, emit: () => undefined, guards: new Map() }
}

/** Imports as a job does: chunk by chunk, each in a transaction of its own, audited in it. */
export function importer(server: TestServer, tenant: Tenant, master: Master) {
  const { companyId } = tenant
  const userId = tenant.owner.user?.Usr_userid ?? 0
  const scope = { companyId }

  async function step<T>(run: (ctx: BulkCtx, tx: Tx) => Promise<T>): Promise<T> {
    return await server.app.db.inTransaction(scope, async (tx) => {
      const changes: Change[] = []
      const value = await run(
        writerOf(companyId, userId, (change) => changes.push(change)),
        tx,
      )
      const audit = auditRows({
        companyId,
        userId,
        changes,
        requestId: 'test',
        routeId: 'desk.import.run',
        ip: null,
        session: null,
      })
      if (audit !== null) await tx.together(audit)
      return value
    })
  }

  async function read(table: readonly (readonly Cell[])[]): Promise<FileRow[][]> {
    const references = await referencesOf(server.app.db.reader(scope), companyId, master)
    const mapping = mapColumns(table[0] ?? [], importColumns(master, references))
    const records = new RecordWords(companyId, master, mapping)
    await records.learn(
      server.app.db.reader(scope),
      table.map((cells) => ({ cells })),
    )
    const rows = readTable(master, table, { references, records }).map((row) => ({
      read: row,
      cells: table[row.number - 1] ?? [],
    }))
    return Array.from({ length: Math.ceil(rows.length / rowsPerChunk) }, (_, chunk) =>
      rows.slice(chunk * rowsPerChunk, (chunk + 1) * rowsPerChunk),
    )
  }

  return {
    step,
    async check(table: readonly (readonly Cell[])[]): Promise<Outcome[]> {
      const seen = new Map<string, number>()
      const outcomes: Outcome[] = []
      for (const chunk of await read(table)) {
        const sound = chunk.map(({ read: row }) => row).filter(({ issues }) => issues.length === 0)
        const refused = chunk.flatMap(({ read: { number, issues } }): Outcome[] =>
          issues.length === 0 ? [] : [{ number, kind: 'refused', issues }],
        )
        outcomes.push(...refused, ...(await step((ctx, tx) => checkRows(ctx, tx, master, sound, { seen }))))
      }
      return outcomes
    },
    async run(table: readonly (readonly Cell[])[]): Promise<{ importId: number; outcomes: Outcome[] }> {
      const headings = (table[0] ?? []).map(String)
      const references = await referencesOf(server.app.db.reader(scope), companyId, master)
      const mapping = mapColumns(headings, importColumns(master, references))
      const importId = await step((ctx, tx) =>
        startImport(ctx, tx, { master, fileName: 'rows.csv', headings, mapping }),
      )
      const seen = new Map<string, number>()
      const outcomes: Outcome[] = []
      for (const chunk of await read(table))
        outcomes.push(...(await step((ctx, tx) => importChunk(ctx, tx, { importId, master }, chunk, { seen }))))
      await step((ctx, tx) => finishImport(ctx, tx, importId))
      return { importId, outcomes }
    },
    async undo(importId: number) {
      const kept: { number: number; reason: string }[] = []
      for (let undone = 0; ;) {
        const part = await step((ctx, tx) => undoImportChunk(ctx, tx, { importId, master, most: 200 }))
        undone += part.undone
        kept.push(...part.kept)
        if (part.isOver) return { undone, kept }
      }
    },
  }
}

/** How many rows met each fate. */
export function countsOf(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
