import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { category } from '@countinghouse/contract/procure/category'
import {
  deactivateBranch,
  mergeCategory,
  moveCategory,
  readCategoryTree,
  splitCategory,
  previewBranchDeactivation,
  previewMerge as previewMergeRoute,
  previewMove as previewMoveRoute,
  previewSplit as previewSplitRoute,
} from '@countinghouse/contract/procure/category-tree'
import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import { text } from '@countinghouse/contract/procure/errors.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { may } from '../../platform/access/permission.ts'
import { deactivateCategories, previewDeactivation } from './categories/deactivate.ts'
import { mergeInto, previewMerge } from './categories/merge.ts'
import { moveBranch, previewMove } from './categories/move.ts'
import { splitProducts, previewSplit } from './categories/split.ts'
import { readTree } from './categories/tree.ts'
import { categoryForm } from './category-file/category-form.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(readCategoryTree, async ({ companyId }, reader) => ({ items: await readTree(reader, companyId) })),
  handleRead(previewMoveRoute, ({ companyId }, reader, move) => previewMove(reader, companyId, move)),
  handleWrite(moveCategory, async (ctx, tx, move) => {
    await moveBranch(ctx, tx, move)
    return { items: await readTree(tx, ctx.companyId) }
  }),
  handleRead(previewMergeRoute, ({ companyId }, reader, merge) => previewMerge(reader, companyId, merge)),
  handleWrite(mergeCategory, async (ctx, tx, merge) => ({ mergeId: (await mergeInto(ctx, tx, merge)).id })),
  handleRead(previewSplitRoute, ({ companyId }, reader, split) => previewSplit(reader, companyId, split)),
  handleWrite(splitCategory, async (ctx, tx, split) => ({ moved: await splitProducts(ctx, tx, split) })),
  handleRead(previewBranchDeactivation, ({ companyId }, reader, wanted) =>
    previewDeactivation(reader, companyId, wanted),
  ),
  handleWrite(deactivateBranch, async (ctx, tx, wanted) => {
    await deactivateCategories(ctx, tx, wanted)
    return { items: await readTree(tx, ctx.companyId) }
  }),
]

const guardTree: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    if (
      before !== null &&
      after !== null &&
      isMoved(before, after) &&
      !may(ctx.grants, permissionName(category.page, 'move'))
    )
      fail('procure.rule_broken', {
        fields: { parentId: [{ code: 'rule', message: format(text.may_not_move, ctx.locale) }] },
      })
    if (verb !== 'deactivate' || before === null) return
    const { rows } = await sql`
      select from procure.category where company_id = ${ctx.companyId} and parent_id = ${before.id} and status = 'active' limit 1`.execute(
      tx,
    )
    if (rows.length > 0) fail('procure.category_has_children')
  },
  afterWrite: async ({ companyId, locale }, tx, { before, after }) => {
    if (after === null || after['parentId'] === null || (before !== null && !isMoved(before, after))) return
    const { rows } = await sql<{ fault: Fault | null }>`
      select procure.find_category_fault(${companyId}, ${after.id}) as fault`.execute(tx)
    const fault = rows[0]?.fault ?? null
    if (fault !== null) throw misplaced(fault, locale)
  },
}

export const categoryGuards = { [category.entity]: guardTree }
const forms = [categoryForm]

/** Concurrent changes can violate these constraints although each of them is valid. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'procure.category_cycle': async ({ locale }) => misplaced('cycle', locale),
  'procure.category_depth': async ({ locale }) => misplaced('depth', locale),
  'procure.category_slug': async ({ locale }) =>
    new AppError('duplicate', {
      fields: { slug: [{ code: 'duplicate', message: format(categoryText.rule_slug, locale) }] },
    }),
}

type Fault = 'cycle' | 'depth'

function misplaced(fault: Fault, locale: Locale): AppError {
  const code = `category_${fault}` as const
  return new AppError(`procure.${code}`, { fields: { parentId: [{ code, message: format(text[code], locale) }] } })
}

function isMoved(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): boolean {
  return 'parentId' in after && after['parentId'] !== before['parentId']
}

export const module = defineModule({ api, guards: categoryGuards, forms, constraintRules })
