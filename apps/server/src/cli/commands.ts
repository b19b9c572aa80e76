import { auditVerify } from './audit.ts'
import type { Command } from './command.ts'
import { configCheck, configShow } from './config.ts'
import { doctor } from './doctor.ts'
import { migrate } from './migrate.ts'
import { userCreate, userEndSessions, userPassword, userUnlock } from './user.ts'
import { verify } from './verify.ts'
import { version } from './version.ts'

/** Every command, in the order in which the help shows them. */
export const commands: readonly Command[] = [
  version,
  configShow,
  configCheck,
  doctor,
  migrate,
  userCreate,
  userPassword,
  userUnlock,
  userEndSessions,
  verify,
  auditVerify,
]
