import { fail } from '@countinghouse/contract/errors'
import type { ErrorCode } from '@countinghouse/contract/errors'
import { errors } from '@countinghouse/contract/erp/errors'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Person } from './person.ts'

type Place = Pick<Person, 'userType' | 'homeModuleId' | 'defaultStoreId' | 'hasAllStores' | 'storeIds'>

/**
 * Validates user type, home module and stores together. Throws: erp.home_module_missing, erp.store_bound_stores,
 * erp.default_store_not_allowed, for the field.
 */
export function requireFitLocation(ctx: Ctx, place: Place): void {
  const isBound = place.userType === 'store_bound'
  if (isBound && place.homeModuleId === null) refuse(ctx, 'erp.home_module_missing', 'homeModuleId')
  if (isBound && (place.hasAllStores || place.storeIds.length === 0)) refuse(ctx, 'erp.store_bound_stores', 'storeIds')
  const isAllowed = place.defaultStoreId === null || place.hasAllStores || place.storeIds.includes(place.defaultStoreId)
  if (!isAllowed) refuse(ctx, 'erp.default_store_not_allowed', 'defaultStoreId')
}

function refuse({ locale }: Ctx, code: ErrorCode & keyof typeof errors, field: string): never {
  return fail(code, { fields: { [field]: [{ code, message: format(errors[code].text, locale) }] } })
}
