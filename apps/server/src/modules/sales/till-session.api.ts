import {
  closeSession,
  countSession,
  getSession,
  moveCash,
  openSession,
  resumeSession,
} from '@countinghouse/contract/sales/till-session'
import { defineModule } from '../../platform/define-module.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { close, count, moveDrawer, open, resume } from './session/change-session.ts'
import { readReport } from './session/session-report.ts'

const api = [
  handleRead(getSession, (ctx, reader, { id }) => readReport(ctx, reader, id)),
  handleWrite(openSession, open),
  handleWrite(moveCash, moveDrawer),
  handleWrite(countSession, count),
  handleWrite(resumeSession, resume),
  handleWrite(closeSession, close),
]

export const module = defineModule({ api })
