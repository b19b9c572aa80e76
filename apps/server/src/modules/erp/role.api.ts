import {
  cloneRole,
  compareRoles,
  exportRole,
  importRole,
  listRoleUsers,
  retireRole,
} from '@countinghouse/contract/erp/role'
import { handleDownload, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { cloneRole as clone } from './access/clone-role.ts'
import { compareRoles as compare } from './access/compare-roles.ts'
import { retireRole as retire } from './access/retire-role.ts'
import { exportRole as toFile, importRole as fromFile } from './access/role-file.ts'
import { roleGuard } from './access/role-guard.ts'
import { findRoleUsers } from './access/role-users.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listRoleUsers, async (ctx, reader, { id }) => ({ users: await findRoleUsers(ctx, reader, id) })),
  handleRead(compareRoles, (ctx, reader, pair) => compare(ctx, reader, pair)),
  handleDownload(exportRole, (ctx, reader, { id }) => toFile(ctx, reader, id)),
  handleWrite(cloneRole, (ctx, tx, requested) => clone(ctx, tx, requested)),
  handleWrite(importRole, (ctx, tx, file) => fromFile(ctx, tx, file)),
  handleWrite(retireRole, (ctx, tx, requested) => retire(ctx, tx, requested)),
]

const guards = { 'erp.role': roleGuard }

export const module = defineModule({ api, guards })
