import type { User, UserDetails } from '@countinghouse/contract/erp/user'

/** What is typed about a person; empty texts stand for nothing. */
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

/** Everything typed, as the server takes it; what is wrong with it the server says, in words at the field. */
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

/** Only what differs, so that what somebody else changed meanwhile stays. */
export function changesOf(before: UserDraft, draft: UserDraft): Partial<UserDetails> {
  const [old, typed] = [detailsOf(before), detailsOf(draft)]
  return Object.fromEntries(names.filter((name) => old[name] !== typed[name]).map((name) => [name, typed[name]]))
}
