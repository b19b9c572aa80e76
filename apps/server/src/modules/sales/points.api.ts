import { adjustPoints, getPoints, pointsPage } from '@countinghouse/contract/sales/points'
import { text } from '@countinghouse/contract/sales/points.text'
import { lookUpPoints } from '@countinghouse/contract/sales/register'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { adjust, expirePoints, pointsSource } from './points/change-points.ts'
import { pointsAtRegister, readPoints } from './points/read-points.ts'

const api = [
  handleRead(getPoints, (ctx, reader, { id }) => readPoints(ctx, reader, id)),
  handleRead(lookUpPoints, pointsAtRegister),
  handleWrite(adjustPoints, adjust),
]

/** Journals of points that were adjusted or expired lead to the list. */
const postingSources: readonly PostingSource[] = [
  { type: pointsSource, title: text.title, page: pointsPage, search: () => '' },
]

const scheduledTasks = { nightly: [expirePoints] }

export const module = defineModule({ api, postingSources, scheduledTasks })
