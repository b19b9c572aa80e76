import {
  createApiKey,
  getApiKey,
  listKeysOfUser,
  listKeyUsers,
  revokeApiKey,
  rotateApiKey,
} from '@countinghouse/contract/auth/api-key'
import { handleRead, handleSelf } from '../../../platform/calls/handle.ts'
import { findIntegrations } from '../../erp/index.ts'
import { findKey, findKeysOf, createKey, revokeKey, rotateKey } from './api-keys.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = [
  handleRead(listKeyUsers, async ({ companyId }, reader) => ({ items: await findIntegrations(reader, companyId) })),
  handleRead(listKeysOfUser, async ({ companyId }, reader, { id }) => ({
    items: await findKeysOf(reader, companyId, id),
    next: null,
  })),
  handleRead(getApiKey, ({ companyId }, reader, { id }) => findKey(reader, companyId, id)),
  handleSelf(createApiKey, createKey),
  handleSelf(rotateApiKey, rotateKey),
  handleSelf(revokeApiKey, revokeKey),
]

export const module = defineModule({ api })
