import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { settingGroups, settingLevels } from '../setting.ts'
import { idOf, Instant } from '../values.ts'
import { text } from './global-settings.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: shell-and-access.md 2.9, global settings. */
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
/** What the fields of settings take. */
export const SettingValue = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()])
/** `default`: nobody has decided. */
const Origin = z.enum([...settingLevels, 'default'])
const key = z.string().regex(/^[a-z]+\.[a-z0-9_]{1,60}$/)
/** The company itself where it is null. */
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
  /** What holds when it is put back. */
  inherited: z.object({ value: SettingValue, origin: Origin }),
  /** Whether it can be chosen for what was asked about. */
  isHere: z.boolean(),
  /** Of what was chosen here; 0 where nobody ever did. */
  version: z.int().nonnegative(),
  changedAt: Instant.nullable(),
  changedBy: z.string().nullable(),
})
export type SettingRow = z.output<typeof SettingRow>

const Settings = z.object({
  settings: z.array(SettingRow),
  /** Stores that may have settings of their own. */
  stores: z.array(z.object({ id: idOf('erp.store'), name: z.string() })),
})

/** Every setting with its value in the company, or in one of its stores, and where the value comes from. */
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

/** Who chose what for a setting, or for any of them, newest first; the last fifty. */
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
  /** Puts it back to what it inherits. */
  z.strictObject({ key, version, isReset: z.literal(true) }),
])
export type SettingChoice = z.output<typeof Choice>

/** Chooses several settings at once, or none of them. */
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
