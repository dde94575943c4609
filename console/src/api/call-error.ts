export { CallError, isLost, isSignedOut } from '@sampan/contract/call-error'
