-- CreateIndex
CREATE INDEX "Run_machine_idx" ON "Run"("machine");
