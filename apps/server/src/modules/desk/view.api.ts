import { listViews } from '@countinghouse/contract/desk/view'
import {
  clearDefaultView,
  createView,
  deleteView,
  getView,
  setDefaultView,
  updateView,
} from '@countinghouse/contract/desk/view-writes'
import { text } from '@countinghouse/contract/desk/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { mayView, requirePermission } from '../../platform/access/permission.ts'
import { insertView, removeView, requireChangeable, setDefault, updateViewRow } from './change-views.ts'
import { findView, findViews } from './find-views.ts'
import { shapeOfPage, requireFit } from './view-fit.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const standardLimit = 50

const api = ({ lists }: Declared) => {
  const pagesOf = (ctx: Ctx) => lists.filter(({ page }) => mayView(ctx.grants, page)).map(({ page }) => page.eventType)
  return [
    handleRead(listViews, async (ctx, reader, { page, cursor, limit = standardLimit }) => {
      const pages = pagesOf(ctx).filter((known) => page === undefined || known === page)
      const after = cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : 0
      const found = await findViews(ctx, reader, { pages, after, limit: limit + 1 })
      const items = found.slice(0, limit)
      return { items, next: found.length > limit ? String(items.at(-1)?.id) : null }
    }),
    handleRead(getView, (ctx, reader, { id }) => findView(ctx, reader, { pages: pagesOf(ctx), id })),
    handleWrite(createView, (ctx, tx, input) => {
      const shape = shapeOfPage(lists, input.page, ctx.locale)
      requirePermission(ctx.grants, { page: shape.page, event: 'view' })
      requireFit(shape, input.view, ctx.locale)
      return insertView(ctx, tx, pagesOf(ctx), input)
    }),
    handleWrite(updateView, async (ctx, tx, { id, version, ...change }) => {
      const before = await findView(ctx, tx, { pages: pagesOf(ctx), id, isLocked: true })
      requireChangeable(before, version)
      if (change.sharedWith === 'nobody' && !before.isMine) fail('desk.view_owner_only')
      if (change.view !== undefined) requireFit(shapeOfPage(lists, before.page, ctx.locale), change.view, ctx.locale)
      return await updateViewRow(ctx, tx, before, change)
    }),
    handleWrite(deleteView, async (ctx, tx, { id, version }) => {
      const before = await findView(ctx, tx, { pages: pagesOf(ctx), id, isLocked: true })
      requireChangeable(before, version)
      return await removeView(ctx, tx, before)
    }),
    handleWrite(setDefaultView, async (ctx, tx, { id }) =>
      setDefault(ctx, tx, await findView(ctx, tx, { pages: pagesOf(ctx), id, isLocked: true }), true),
    ),
    handleWrite(clearDefaultView, async (ctx, tx, { id }) =>
      setDefault(ctx, tx, await findView(ctx, tx, { pages: pagesOf(ctx), id, isLocked: true }), false),
    ),
  ]
}

const nameTaken: ConstraintRule = async (ctx) =>
  new AppError('duplicate', {
    details: { field: 'name' },
    fields: { name: [{ code: 'duplicate', message: format(text.view_name_taken, ctx.locale) }] },
  })

const roleMissing: ConstraintRule = async (ctx) =>
  new AppError('invalid_input', {
    fields: { sharedWith: [{ code: 'not_a_choice', message: format(issueText.not_a_choice, ctx.locale) }] },
  })

const constraintRules = {
  'desk.saved_view_name': nameTaken,
  'desk.saved_view_role_role': roleMissing,
}

export const module = defineModule({ api, constraintRules })
