import {
  listPageEvents,
  listPages,
  movePage,
  previewMenu,
  updatePage,
  updatePageEvent,
  validateEvent,
} from '@countinghouse/contract/erp/page-master'
import { eventTypeOf, isDashboardType } from '@countinghouse/contract/page'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { changePage, placePage } from './registers/change-pages.ts'
import { findModulesAndRoles, findPages, findTaken, previewAs } from './registers/find-pages.ts'
import { changePageEvent, findPageEvents } from './registers/page-events.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ operators }: Declared) => [
  handleRead(listPages, async (ctx, reader) => ({
    items: await findPages(ctx, reader),
    ...(await findModulesAndRoles(ctx, reader)),
    isOperator: await operators.isOperator(ctx),
  })),
  handleRead(previewMenu, (ctx, reader, { roleId }) => previewAs(ctx, reader, roleId)),
  handleWrite(updatePage, changePage),
  handleWrite(movePage, placePage),
  handleRead(validateEvent, async (ctx, reader, { route }) => {
    const eventType = eventTypeOf(route)
    const taken = isDashboardType(eventType) ? undefined : await findTaken(ctx, reader, eventType)
    return { eventType, free: taken === undefined, ...(taken !== undefined && { takenBy: taken }) }
  }),
  handleRead(listPageEvents, async (ctx, reader, { id }) => ({ items: await findPageEvents(ctx, reader, id) })),
  handleWrite(updatePageEvent, changePageEvent),
]

export const module = defineModule({ api })
