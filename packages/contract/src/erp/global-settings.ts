import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { settingGroups, settingLevels } from '../setting.ts'
import { idOf, Instant } from '../values.ts'
import { text } from './global-settings.text.ts'
import { text as menu } from './menu.text.ts'

export const globalSettingsPage = page({
  module: 'erp',
  path: '/erp/global-settings/',
  title: text.title,
  menuTitle: menu.company,
  icon: 'settings',
  events: ['edit'],
  sortOrder: 40,
})

const NamedText = z.object({ en: z.string(), ar: z.string() })
/** Input types of settings. */
export const SettingValue = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()])
/** `default`: not set anywhere. */
const Origin = z.enum([...settingLevels, 'default'])
const key = z.string().regex(/^[a-z]+\.[a-z0-9_]{1,60}$/)
/** Null: the company. */
const storeId = idOf('erp.store').nullable()

const SettingRow = z.object({
  key,
  group: z.enum(settingGroups),
  title: NamedText,
  help: NamedText,
  levels: z.array(z.enum(settingLevels)),
  widget: z.string(),
  choices: z.array(z.object({ value: z.string(), title: NamedText })),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  value: SettingValue,
  origin: Origin,
  /** Value after a reset. */
  inherited: z.object({ value: SettingValue, origin: Origin }),
  /** Whether it can be set at the requested level. */
  isHere: z.boolean(),
  /** Version of the value set here; 0: never set. */
  version: z.int().nonnegative(),
  changedAt: Instant.nullable(),
  changedBy: z.string().nullable(),
})
export type SettingRow = z.output<typeof SettingRow>

const Settings = z.object({
  settings: z.array(SettingRow),
  /** Stores that can have their own settings. */
  stores: z.array(z.object({ id: idOf('erp.store'), name: z.string() })),
})

/** Every setting with its value for the company or a store, and the origin of the value. */
export const listGlobalSettings = route({
  id: 'erp.globalSetting.list',
  method: 'GET',
  path: '/erp/global-settings',
  page: globalSettingsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId: idOf('erp.store').optional() }),
  output: Settings,
})

/** History of one or all settings, newest first, at most 50 entries. */
export const listSettingChanges = route({
  id: 'erp.globalSetting.history',
  method: 'GET',
  path: '/erp/global-settings/history',
  page: globalSettingsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ key: key.optional(), storeId: idOf('erp.store').optional() }),
  output: z.object({
    items: z.array(
      z.object({ key: z.string(), at: Instant, by: z.string().nullable(), before: SettingValue, after: SettingValue }),
    ),
  }),
})

const version = z.int().nonnegative()
const Choice = z.union([
  z.strictObject({ key, version, value: SettingValue }),
  /** Resets to the inherited value. */
  z.strictObject({ key, version, isReset: z.literal(true) }),
])
export type SettingChoice = z.output<typeof Choice>

/** Saves several settings, all or nothing. */
export const updateGlobalSettings = route({
  id: 'erp.globalSetting.update',
  method: 'PATCH',
  path: '/erp/global-settings',
  page: globalSettingsPage,
  event: 'edit',
  writes: true,
  stale: [listGlobalSettings, listSettingChanges],
  errors: ['not_found', 'stale', 'erp.setting_unknown', 'erp.setting_value'],
  input: z.strictObject({ storeId, choices: z.array(Choice).min(1).max(100) }),
  output: Settings,
})
