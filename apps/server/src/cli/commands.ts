import { auditVerify } from './audit.ts'
import { backup, backupDrill, backupList, backupPrune } from './backup.ts'
import { booksCatchUp } from './books.ts'
import type { Command } from './command.ts'
import { companyList, userList } from './lists.ts'
import { configCheck, configShow } from './config.ts'
import { doctor } from './doctor.ts'
import { migrate } from './migrate.ts'
import { openapi } from './openapi.ts'
import { retailCatalogue } from './retail-data.ts'
import { retailReplay } from './retail-replay.ts'
import { restore } from './restore.ts'
import { seed } from './seed.ts'
import { settingList, settingReset, settingSet } from './setting.ts'
import { status } from './status.ts'
import { stockExport } from './stock.ts'
import { userCreate, userRevokeSessions, userPassword, userResetSecondFactor, userUnlock } from './user.ts'
import { userOperator } from './user-operator.ts'
import { verify } from './verify.ts'
import { version } from './version.ts'

/** Every command, in the order in which the help shows them; of two that begin alike the longer one first. */
export const commands: readonly Command[] = [
  version,
  openapi,
  configShow,
  configCheck,
  doctor,
  status,
  migrate,
  seed,
  retailCatalogue,
  retailReplay,
  stockExport,
  booksCatchUp,
  companyList,
  userList,
  userCreate,
  userPassword,
  userUnlock,
  userResetSecondFactor,
  userRevokeSessions,
  userOperator,
  settingList,
  settingSet,
  settingReset,
  verify,
  auditVerify,
  backupList,
  backupPrune,
  backupDrill,
  backup,
  restore,
]
