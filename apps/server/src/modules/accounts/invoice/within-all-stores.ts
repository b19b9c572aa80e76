import type { Ctx } from '../../../platform/calls/context.ts'

/** The call of a document that an invoice follows from, and that was allowed in its store. */
export function withinAllStores(ctx: Ctx): Ctx {
  return { ...ctx, grants: { ...ctx.grants, storesWith: () => null } }
}
