import { answerJobs } from '../../../platform/print/answer-jobs.ts'
import { buildLabels } from './build-labels.ts'

answerJobs(buildLabels)
