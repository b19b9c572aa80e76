import { answerJobs } from './answer-jobs.ts'
import { renderPapers } from './render-paper.ts'

answerJobs(renderPapers)
