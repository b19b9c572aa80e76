import { answerJobs } from './answer-jobs.ts'
import { drawPapers } from './draw-paper.ts'

answerJobs(drawPapers)
