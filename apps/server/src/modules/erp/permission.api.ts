import { getUserAccess, listAccessPeople, testPermission } from '@countinghouse/contract/erp/access'
import {
  exportPermissions,
  getPermissionMatrix,
  getRolePermissions,
  listPermissionPages,
  updateRolePermissions,
} from '@countinghouse/contract/erp/permission'
import { handleDownload, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { changeRolePermissions } from './access/change-role-permissions.ts'
import { exportMatrix } from './access/export-matrix.ts'
import { findMatrix } from './access/matrix.ts'
import { findAccessPeople } from './access/people.ts'
import { findPermissionPages } from './access/permission-pages.ts'
import { findRolePermissions } from './access/role-permissions.ts'
import { tryPermission } from './access/test-permission.ts'
import { explainUser } from './access/user-access.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listPermissionPages, async (ctx, reader) => ({ modules: await findPermissionPages(ctx, reader) })),
  handleRead(getPermissionMatrix, (ctx, reader, requested) => findMatrix(ctx, reader, requested)),
  handleDownload(exportPermissions, (ctx, reader, requested) => exportMatrix(ctx, reader, requested)),
  handleRead(getRolePermissions, (ctx, reader, { id }) => findRolePermissions(reader, ctx.companyId, id)),
  handleWrite(updateRolePermissions, (ctx, tx, { id, version, ...change }) =>
    changeRolePermissions(ctx, tx, { id, version }, change),
  ),
  handleRead(listAccessPeople, (ctx, reader, { q }) => findAccessPeople(ctx, reader, q)),
  handleRead(getUserAccess, (ctx, reader, { id, storeId = null }) => explainUser(ctx, reader, { id, storeId })),
  handleRead(testPermission, (ctx, reader, requested) => tryPermission(ctx, reader, requested)),
]

export const module = defineModule({ api })
