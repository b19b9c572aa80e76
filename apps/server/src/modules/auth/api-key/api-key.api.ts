import { createApiKey, listKeyUsers, revokeApiKey, rotateApiKey } from '@countinghouse/contract/auth/api-key'
import { handleRead, handleSelf } from '../../../platform/handle.ts'
import { findIntegrations } from '../../erp/index.ts'
import { makeKey, revokeKey, rotateKey } from './api-keys.ts'

export const api = [
  handleRead(listKeyUsers, async ({ companyId }, reader) => ({ items: await findIntegrations(reader, companyId) })),
  handleSelf(createApiKey, makeKey),
  handleSelf(rotateApiKey, rotateKey),
  handleSelf(revokeApiKey, revokeKey),
]
