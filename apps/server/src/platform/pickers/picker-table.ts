import type { Page } from '@countinghouse/contract/page'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { shownName } from '../database/shown-name.ts'

type Sql = RawBuilder<unknown>

/** A select of `id` and `match` of the records `r` that are found, or of the first ones without words; `among`: what they hold. */
export type PickerFinder = (asked: { readonly companyId: number; readonly q: string; readonly among: Sql }) => Sql

/** A table of a company whose records a field may name. What it says of a record is said of the row `r`. */
export type PickerTable = {
  /** Schema and table, such as `erp.store`. */
  readonly entity: string
  /** Its right `view` opens the list; null: only pages that need the list open it. */
  readonly page: Page | 'everyone' | null
  /** Its page shows a record by `?open=<id>`. */
  readonly isShown: boolean
  /** Never null; '' where `hasCode` is false. */
  readonly code: Sql
  readonly hasCode: boolean
  /** In the language of the reader. */
  readonly label: Sql
  /** The same as an index has it, so that the first records come in its order; left out: `label`. */
  readonly orderIn?: (locale: Locale) => Sql
  /** Whether a new choice may fall on it. */
  readonly isActive: Sql
  /** Whether it is a draft, which only fields that say so take; left out: there are none. */
  readonly isDraft?: Sql
  /** Code and name as they are compared, best with an index each. */
  readonly codeKey: Sql
  readonly nameKey: Sql
  /** The Arabic name as it is compared; left out: there is none. */
  readonly arabicKey?: Sql
  /** The record that a code leads to, and whether a name does. */
  readonly standsFor: Sql
  readonly hasName: Sql
  readonly isMaster: boolean
  /** Array of hexes that a record is shown with; left out: none. */
  readonly swatch?: Sql
  /** Whether it is of one of these stores; left out: its records belong to none. */
  readonly isIn?: (storeIds: readonly number[]) => Sql
  /** What tells records of one name apart, null where nothing does; left out: their codes do. */
  readonly detail?: Sql
  /** Address of its small picture below that of the API, null without one; left out: none. */
  readonly picture?: Sql
  /** Left out: they are found by the words of a master, else by parts of name and code. */
  readonly finder?: PickerFinder
  /** What a record is called in any language, where no words are kept; left out: `label`. */
  readonly names?: Sql
  /** Values that fields narrow the list by, beside columns of its own. */
  readonly narrowed?: Readonly<Record<string, Sql>>
  /** Said of a record that a field does not take, with `name`. */
  readonly refusal?: Text
}

type Optional = 'orderIn' | 'names' | 'isIn' | 'swatch' | 'detail' | 'picture' | 'finder' | 'narrowed' | 'refusal'

/** `code` null: records have none. */
type Declaration = Pick<PickerTable, 'entity' | 'page' | 'isActive' | Optional> & {
  readonly code?: Sql | null
  readonly label?: Sql
  /** The code as it is compared, where a column has it. */
  readonly codeKey?: Sql
  /** Left out: its name leads to each. */
  readonly hasName?: Sql
  /** Left out: its page shows them. */
  readonly isShown?: boolean
}

/** Declares a picker list; a module exports its own as `pickers` from an `*.api.ts`. A master is one by itself. */
export function pickerTable(declared: Declaration): PickerTable {
  const { code = sql`r.code`, label = sql`r.name` } = declared
  const { codeKey = sql`lower(${code ?? sql`''`})`, hasName = sql`true` } = declared
  return {
    isShown: true,
    ...declared,
    code: code ?? sql`''`,
    hasCode: code !== null,
    label,
    codeKey,
    nameKey: sql`platform.normalise(${label})`,
    standsFor: sql`r.id`,
    hasName,
    isMaster: false,
  }
}

/** Known once the modules are loaded: a master's table needs those of its fields wherever it is used. Of masters those with drafts. */
const declaredTables = new Map<string, PickerTable>()

export function registerPickerTables(tables: readonly PickerTable[]): void {
  for (const table of tables) declaredTables.set(table.entity, table)
}

/** The picker list of a table: the one a module declares, else a master's. */
export function pickerTableOf(entity: string): PickerTable {
  return declaredTables.get(entity) ?? masterPickerTable({ entity, page: null, isDrafted: false, hasArabicName: false })
}

type MasterList = {
  readonly entity: string
  readonly page: Page | null
  readonly isDrafted: boolean
  readonly hasArabicName: boolean
}

/** Merged records are found by their code alone, as the one that stands for them. `isDrafted`: they begin as drafts. */
export function masterPickerTable({ entity, page, isDrafted, hasArabicName }: MasterList): PickerTable {
  return {
    ...(isDrafted && { isDraft: sql`r.status = 'draft'` }),
    ...(hasArabicName && { orderIn: (locale) => shownName('r', locale), arabicKey: sql`r.name_ar_key` }),
    entity,
    page,
    isShown: true,
    code: sql`r.code`,
    hasCode: true,
    label: hasArabicName ? sql`platform.in_language(r.name, r.name_ar)` : sql`r.name`,
    isActive: sql`r.status = 'active'`,
    codeKey: sql`r.code_key`,
    nameKey: sql`r.name_key`,
    standsFor: sql`coalesce(r.merged_into_id, r.id)`,
    hasName: sql`r.merged_into_id is null`,
    isMaster: true,
  }
}

/** What a record is called, as JSON in the form of the contract's RecordLabel. */
export function labelOf({ code, label, isActive, isDraft, swatch }: PickerTable): Sql {
  const drafted = isDraft === undefined ? sql`` : sql`, 'isDraft', ${isDraft}`
  const shown = swatch === undefined ? sql`` : sql`, 'swatch', to_jsonb(${swatch})`
  return sql`json_build_object('id', r.id, 'code', ${code}, 'name', ${label}, 'isActive', ${isActive}${drafted}${shown})`
}

/** The name of the record with an id, or '' without one, in the order of names. */
export function nameFor(entity: string, id: Sql): Sql {
  const { label } = pickerTableOf(entity)
  return sql`coalesce((select ${label} from ${sql.table(entity)} r where r.company_id = t.company_id and r.id = ${id}), '') collate "und-x-icu"`
}
