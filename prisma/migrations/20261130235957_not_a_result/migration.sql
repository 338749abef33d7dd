-- DropIndex
DROP INDEX "Run_originalId_idx";

-- AlterTable
ALTER TABLE "Run" ADD COLUMN "dismissedAt" DATETIME;

-- CreateIndex
CREATE INDEX "Run_originalId_dismissedAt_idx" ON "Run"("originalId", "dismissedAt");
