import type { User, UserDetails } from '@countinghouse/contract/erp/user'

/** Form values of a user; empty strings mean no value. */
export type UserDraft = Readonly<Record<keyof UserDetails, string>>

export const emptyDraft: UserDraft = {
  firstName: '',
  lastName: '',
  designation: '',
  department: '',
  employeeNo: '',
  email: '',
  phone: '',
  locale: 'en',
  userType: 'staff',
  homeModuleId: '',
  defaultStoreId: '',
  validFrom: '',
  validUntil: '',
}

const names = Object.keys(emptyDraft) as (keyof UserDetails)[]

export function draftOf(user: User): UserDraft {
  return Object.fromEntries(names.map((name) => [name, String(user[name] ?? '')])) as UserDraft
}

/** The form as request input; the server validates it and reports errors per field. */
export function detailsOf(draft: UserDraft): UserDetails {
  const texts = Object.fromEntries(names.map((name) => [name, draft[name].trim() === '' ? null : draft[name].trim()]))
  const number = (name: 'homeModuleId' | 'defaultStoreId') => (draft[name] === '' ? null : Number(draft[name]))
  return {
    ...texts,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    designation: draft.designation.trim(),
    phone: draft.phone.replaceAll(/[\s()-]/g, '') || null,
    homeModuleId: draft.userType === 'store_bound' ? number('homeModuleId') : null,
    defaultStoreId: number('defaultStoreId'),
  } as UserDetails
}

/** Only changed fields, so that concurrent changes of others are kept. */
export function changesOf(before: UserDraft, draft: UserDraft): Partial<UserDetails> {
  const [old, entered] = [detailsOf(before), detailsOf(draft)]
  return Object.fromEntries(names.filter((name) => old[name] !== entered[name]).map((name) => [name, entered[name]]))
}
