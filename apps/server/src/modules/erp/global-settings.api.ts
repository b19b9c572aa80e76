import {
  listGlobalSettings,
  listSettingChanges,
  updateGlobalSettings,
} from '@countinghouse/contract/erp/global-settings'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { changeSettings } from './change-settings.ts'
import { findSettings } from './find-settings.ts'
import { findSettingChanges } from './setting-changes.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ settings }: Declared) => [
  handleRead(listGlobalSettings, (ctx, reader, { storeId = null }) => findSettings(ctx, reader, settings, storeId)),
  handleRead(listSettingChanges, (ctx, reader, { key = null, storeId = null }) =>
    findSettingChanges(ctx, reader, settings, { key, storeId }),
  ),
  handleWrite(updateGlobalSettings, async (ctx, tx, { storeId, choices }) => {
    await findSettings(ctx, tx, settings, storeId)
    await changeSettings(ctx, tx, settings, { storeId, choices })
    return await findSettings(ctx, tx, settings, storeId)
  }),
]

export const module = defineModule({ api })
