import {
  getUserOverrides,
  getUserRoles,
  getUserStores,
  assignRole,
  updateUserOverrides,
  updateUserRoles,
  updateUserStores,
} from '@countinghouse/contract/erp/user-access'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { ErrorCode } from '@countinghouse/contract/errors'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { assignRoleTo } from './access/assign-role.ts'
import { changeUserOverrides, findUserOverrides } from './access/user-overrides.ts'
import { changeUserRoles, findUserRoles } from './access/user-roles.ts'
import { changeUserStores, findUserStores } from './access/user-stores.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getUserRoles, (ctx, reader, { id }) => findUserRoles(reader, ctx.companyId, id)),
  handleWrite(updateUserRoles, (ctx, tx, input) => changeUserRoles(ctx, tx, input)),
  handleWrite(assignRole, (ctx, tx, input) => assignRoleTo(ctx, tx, input)),
  handleRead(getUserStores, (ctx, reader, { id }) => findUserStores(reader, ctx.companyId, id)),
  handleWrite(updateUserStores, (ctx, tx, input) => changeUserStores(ctx, tx, input)),
  handleRead(getUserOverrides, (ctx, reader, { id }) => findUserOverrides(reader, ctx.companyId, id)),
  handleWrite(updateUserOverrides, (ctx, tx, input) => changeUserOverrides(ctx, tx, input)),
]

const is =
  (code: ErrorCode): ConstraintRule =>
  async () =>
    new AppError(code)

/**
 * Error codes of the database constraints on user access; other constraints are declared by module auth with
 * invitations.
 */
const constraintRules = {
  'erp.user_role_last_administrator': is('erp.last_administrator'),
  'erp.app_user_store_bound': is('erp.admin_store_bound'),
  'erp.user_role_override': is('erp.override_on_administrator'),
  'erp.user_event_override_administrator': is('erp.override_on_administrator'),
  'erp.user_role_retired': is('state_conflict'),
  'erp.role_system': is('erp.system_row'),
  'erp.role_administrator': is('erp.system_row'),
  'erp.role_retired': is('in_use'),
  'erp.role_ip_allow': is('invalid_input'),
}

export const module = defineModule({ api, constraintRules })
