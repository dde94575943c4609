// Sends the mails of notices until it is killed, like the worker of a server. The arguments are the address of the
// database and the URL of the mail server.
import { Registry } from 'prom-client'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { noticeMailTask } from '../../src/features/notice/mail/notice-mail-task.ts'
import { startRunner } from '../../src/job/job-runner.ts'
import { openMailer } from '../../src/mail/mailer.ts'
import { keysFrom } from '../../src/security/keys.ts'

const [address = '', smtp_url = ''] = process.argv.slice(2)
const config = readConfig({ NODE_ENV: 'test', SMTP_URL: smtp_url, MAIL_FROM: 'shop@sampan.example' })
const db = openDatabase({ ...JSON.parse(address), max: 4 })
const source = { config, db, keys: keysFrom(Buffer.alloc(32, 7)), metrics: new Registry() }
startRunner(db, [noticeMailTask(source, openMailer(config))], { fault: () => {} })
setInterval(() => {}, 60_000) // the worker's timers do not keep the process alive
