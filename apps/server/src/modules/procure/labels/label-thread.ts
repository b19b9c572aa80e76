import { answerJobs } from '../../../platform/print/answer-jobs.ts'
import { makeLabels } from './make-labels.ts'

answerJobs(makeLabels)
