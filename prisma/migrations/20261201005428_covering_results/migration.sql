-- DropIndex
DROP INDEX "Run_filesystem_messageId_idx";

-- DropIndex
DROP INDEX "Run_kernel_messageId_idx";

-- CreateIndex
CREATE INDEX "Run_kernel_messageId_dismissedAt_idx" ON "Run"("kernel", "messageId", "dismissedAt");

-- CreateIndex
CREATE INDEX "Run_filesystem_messageId_dismissedAt_idx" ON "Run"("filesystem", "messageId", "dismissedAt");
