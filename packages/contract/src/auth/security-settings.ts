import { integerField, switchField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './security-settings.text.ts'

/** Password policy and session limits. */
export const minPasswordLength = setting({
  key: 'auth.min_password_length',
  group: 'security',
  title: text.minPasswordLength,
  help: text.minPasswordLength_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 8, max: 64 }),
  initial: 8,
})

export const passwordHistory = setting({
  key: 'auth.password_history',
  group: 'security',
  title: text.passwordHistory,
  help: text.passwordHistory_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 0, max: 10 }),
  initial: 3,
})

export const sessionIdleHours = setting({
  key: 'auth.session_idle_hours',
  group: 'security',
  title: text.sessionIdleHours,
  help: text.sessionIdleHours_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 1, max: 72 }),
  initial: 12,
})

export const sessionDays = setting({
  key: 'auth.session_days',
  group: 'security',
  title: text.sessionDays,
  help: text.sessionDays_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 1, max: 30 }),
  initial: 7,
})

export const storeLockMinutes = setting({
  key: 'auth.store_lock_minutes',
  group: 'security',
  title: text.storeLockMinutes,
  help: text.storeLockMinutes_help,
  levels: ['store', 'company', 'installation'],
  field: integerField({ min: 1, max: 240 }),
  initial: 30,
})

export const adminsNeedTwoFactor = setting({
  key: 'auth.admins_need_two_factor',
  group: 'security',
  title: text.adminsNeedTwoFactor,
  help: text.adminsNeedTwoFactor_help,
  levels: ['company', 'installation'],
  field: switchField(),
  initial: false,
})

export const stepUpMinutes = setting({
  key: 'auth.step_up_minutes',
  group: 'security',
  title: text.stepUpMinutes,
  help: text.stepUpMinutes_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 1, max: 120 }),
  initial: 15,
})
