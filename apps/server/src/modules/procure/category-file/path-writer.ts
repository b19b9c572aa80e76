import { category, mostLevels } from '@countinghouse/contract/procure/category'
import { categoryFile } from '@countinghouse/contract/procure/category-file'
import { text } from '@countinghouse/contract/procure/category-file.text'
import { text as importText } from '@countinghouse/contract/import.text'
import type { Text } from '@countinghouse/kernel/text'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, BulkRow, Outcome, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import { pathOf } from '../categories/category-path.ts'
import type { PathRow } from './category-row.ts'
import type { TreeDetails } from './category-tree-details.ts'
import { placeOf, readTreeDetails } from './category-tree-details.ts'
import { freeCode } from './free-code.ts'
import type { Running } from './running.ts'

/** A parent category without a row of its own, created for its subcategories. */
export type CreatedParent = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly parentId: number | null
}

/** One attempt to write rows with paths, level by level. */
export class PathWriter {
  private readonly ctx: BulkCtx
  private readonly tx: Tx
  private readonly running: Running
  private readonly outcomes = new Map<number, Outcome>()
  /** Category ids on the paths of the rows, by path key. */
  private readonly ids = new Map<string, number>()
  private readonly created = new Map<number, CreatedParent[]>()
  private readonly makers = new Map<string, number>()

  constructor(ctx: BulkCtx, tx: Tx, running: Running) {
    this.ctx = ctx
    this.tx = tx
    this.running = running
  }

  async write(rows: readonly PathRow[]): Promise<Outcome[]> {
    const facts = await readTreeDetails(
      this.ctx,
      this.tx,
      rows.flatMap(({ parts }) => parts),
    )
    for (const { values } of rows) if (typeof values['code'] === 'string') facts.taken.add(values['code'].toLowerCase())
    for (let level = 1; level <= mostLevels; level += 1) await this.writeLevel(rows, level, facts)
    return rows.flatMap(({ number }) => this.outcomes.get(number) ?? [])
  }

  /** Makes the created parents known to the rows of later chunks. */
  keep(): void {
    for (const [key, number] of this.makers) this.running.memory.claim(madeKey(key), number)
    for (const [number, created] of this.created)
      for (const { code } of created) this.running.memory.claim(codeKey(code), number)
  }

  private async writeLevel(rows: readonly PathRow[], level: number, facts: TreeDetails): Promise<void> {
    const open = rows.filter(({ number, parts }) => parts.length >= level && !this.outcomes.has(number))
    const keyOf = (row: PathRow, length: number) => pathKey(row, length, facts)
    const parentOf = (row: PathRow) => (level === 1 ? null : (this.ids.get(keyOf(row, level - 1)) ?? null))
    const thereOf = (row: PathRow) =>
      facts.places.get(placeOf(parentOf(row), facts.keys.get(row.parts[level - 1] ?? '') ?? ''))
    const sound = open.filter((row) => level === 1 || this.hasParent(row, rows, (other) => keyOf(other, level - 1)))
    await this.createParents(sound, level, { facts, keyOf, parentOf, thereOf })
    const own = sound.filter(({ parts }) => parts.length === level)
    const given = own.flatMap((row) =>
      this.rowOf(row, facts, { parentId: parentOf(row), there: thereOf(row), key: keyOf(row, level) }),
    )
    const { mode } = this.running
    const outcomes = await applyRows(this.ctx, this.tx, category, given, { mode: mode === 'create' ? 'upsert' : mode })
    const done = new Map(outcomes.map((outcome) => [outcome.number, outcome]))
    for (const row of own) {
      const outcome = done.get(row.number)
      if (outcome === undefined) continue
      this.outcomes.set(row.number, this.told(row, outcome))
      if (outcome.kind === 'refused') continue
      this.ids.set(keyOf(row, level), outcome.id)
      facts.places.set(placeOf(parentOf(row), facts.keys.get(row.parts.at(-1) ?? '') ?? ''), outcome.id)
    }
    for (const row of sound) {
      const there = thereOf(row)
      if (there !== undefined) this.ids.set(keyOf(row, level), there)
    }
  }

  private hasParent(row: PathRow, rows: readonly PathRow[], keyOf: (row: PathRow) => string): boolean {
    const key = keyOf(row)
    if (this.ids.has(key)) return true
    const refused = rows.find((other) => this.outcomes.get(other.number)?.kind === 'refused' && keyOf(other) === key)
    this.refuse(row, 'path', text.parent_refused, { row: refused?.number ?? row.number })
    return false
  }

  /** Creates missing parents, except a category whose first row defines it. */
  private async createParents(
    rows: readonly PathRow[],
    level: number,
    { facts, keyOf, parentOf, thereOf }: Walk,
  ): Promise<void> {
    const first = new Map<string, PathRow>()
    for (const row of rows.toSorted((one, other) => one.number - other.number))
      if (thereOf(row) === undefined && !first.has(keyOf(row, level))) first.set(keyOf(row, level), row)
    const missing = [...first].filter(([key, row]) => row.parts.length > level || this.wasMade(key, row.number))
    if (this.running.mode === 'update') {
      for (const [key] of missing)
        for (const row of rows)
          if (keyOf(row, level) === key && row.parts.length > level)
            this.refuse(row, 'path', text.parent_missing, { found: pathOf(row.parts.slice(0, level)) })
      return
    }
    const parents = missing.map(([, row], at) => {
      const name = row.parts[level - 1] ?? ''
      return { number: at + 1, id: null, values: { name, parentId: parentOf(row), code: freeCode(name, facts.taken) } }
    })
    const outcomes = await applyRows(this.ctx, this.tx, category, parents)
    for (const [at, outcome] of outcomes.entries()) {
      const [key, row] = missing[at] ?? []
      const parent = parents[at]
      if (key === undefined || row === undefined || parent === undefined) continue
      if (outcome.kind === 'refused') {
        const [issue] = outcome.issues
        this.outcomes.set(row.number, {
          number: row.number,
          kind: 'refused',
          issues: [issueAt('path', issue?.code ?? 'rule', issue?.message ?? '', row.path)],
        })
        continue
      }
      facts.places.set(placeOf(parent.values.parentId, facts.keys.get(parent.values.name) ?? ''), outcome.id)
      this.makers.set(key, row.number)
      this.created.set(row.number, [...(this.created.get(row.number) ?? []), { id: outcome.id, ...parent.values }])
    }
  }

  /** In a dry run, the parents created by earlier chunks no longer exist. */
  private wasMade(key: string, number: number): boolean {
    return this.running.memory.hasClaimed(madeKey(key), number)
  }

  private rowOf(row: PathRow, facts: TreeDetails, { parentId, there, key }: Place): BulkRow[] {
    const { memory, mode } = this.running
    const { text } = categoryFile
    const { number, path, values } = row
    const { code, parentId: said, ...others } = values
    const byCode = typeof code === 'string' ? facts.codes.get(code.toLowerCase()) : undefined
    const id = byCode ?? there ?? null
    if (said !== undefined && said !== parentId) return this.refuse(row, 'parentId', text.path_parent)
    const claims = [
      ['path', pathClaim(key), text.path],
      ['path', id === null ? null : `id ${id}`, text.path],
      ['code', typeof code === 'string' ? codeKey(code) : null, text.code],
    ] as const
    for (const [field, wanted, label] of claims) {
      const twin = wanted === null ? null : memory.claim(wanted, number)
      if (twin === null) continue
      const params = { first: number, second: twin, field: format(label, this.ctx.locale) }
      return this.refuse(row, field, importText.twice_in_file, params, 'twice_in_file')
    }
    const isOwn = id !== null && this.wasMade(key, number)
    if (mode === 'create' && id !== null && !isOwn && !this.makers.has(key))
      return this.refuse(row, 'path', text.path_there, { found: path }, 'there_already')
    if (mode === 'update' && id === null)
      return this.refuse(row, 'path', text.parent_missing, { found: path }, 'not_there')
    const name = row.parts.at(-1) ?? ''
    const { name: _same, ...fields } = others
    if (id === null) {
      const chosen = typeof code === 'string' ? code : freeCode(name, facts.taken)
      return [{ number, id, values: { ...fields, code: chosen, name, parentId } }]
    }
    // A category found by path keeps name and parent; one found by code is moved and renamed.
    const moved = byCode !== undefined && byCode !== there ? { name, parentId } : {}
    const renumbered = byCode === undefined && typeof code === 'string' ? { code } : {}
    return [{ number, id, values: { ...fields, ...moved, ...renumbered } }]
  }

  /** Records the parents created for a row, so that undoing the row removes them. */
  private told({ number }: PathRow, outcome: Outcome): Outcome {
    const created = this.created.get(number)
    if (created === undefined || outcome.kind === 'refused' || outcome.kind === 'unchanged') return outcome
    const before: Values = { ...('before' in outcome && outcome.before), created }
    if (outcome.kind === 'changed') return { ...outcome, before }
    return { ...outcome, kind: 'created', partId: outcome.id, before }
  }

  private refuse(row: PathRow, field: string, words: Text, params: TextParams = {}, code = 'rule'): [] {
    const found = field === 'path' ? row.path : null
    const issues = [issueAt(field, code, format(words, this.ctx.locale, params), found)]
    this.outcomes.set(row.number, { number: row.number, kind: 'refused', issues })
    return []
  }
}

/** Keys that a file may claim only once. */
export function pathClaim(key: string): string {
  return `path ${key}`
}

export function madeKey(key: string): string {
  return `made ${key}`
}

export function codeKey(code: string): string {
  return `code ${code.toLowerCase()}`
}

/** Key of the first path names, normalised as in the database. */
export function pathKey({ parts }: PathRow, length: number, { keys }: Pick<TreeDetails, 'keys'>): string {
  return JSON.stringify(parts.slice(0, length).map((part) => keys.get(part) ?? part))
}

type Place = { readonly parentId: number | null; readonly there: number | undefined; readonly key: string }
type Walk = {
  readonly facts: TreeDetails
  readonly keyOf: (row: PathRow, length: number) => string
  readonly parentOf: (row: PathRow) => number | null
  readonly thereOf: (row: PathRow) => number | undefined
}
