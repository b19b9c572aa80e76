import {
  confirmSecondFactor,
  enrolSecondFactor,
  forgetDevice,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@countinghouse/contract/auth/two-factor'
import type { Declared } from '../../../platform/registry/declared.ts'
import { handleSelf } from '../../../platform/calls/handle.ts'
import { confirm, enrol, remove, renewCodes } from './enrol.ts'
import { forgetOwnDevice } from './trusted-devices.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = ({ box }: Declared) => [
  handleSelf(enrolSecondFactor, (ctx, db) => enrol(ctx, { db, box })),
  handleSelf(confirmSecondFactor, (ctx, db, { code }) => confirm(ctx, { db, box }, code)),
  handleSelf(removeSecondFactor, (ctx, db) => remove(ctx, db)),
  handleSelf(renewRecoveryCodes, (ctx, db) => renewCodes(ctx, { db, box })),
  handleSelf(forgetDevice, forgetOwnDevice),
]

export const module = defineModule({ api })
